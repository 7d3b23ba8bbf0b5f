CREATE TABLE "sample_marks" (
	"piece" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
