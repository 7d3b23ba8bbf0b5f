import { S3Driver } from 'flydrive/drivers/s3'
import type { Storage } from '../storage-setting.ts'

/** A bucket as a store. Credentials come from where AWS's own tools look for them. */
export function s3Driver({ bucket, endpoint, region }: Extract<Storage, { kind: 's3' }>): S3Driver {
  return new S3Driver({
    bucket,
    // A bucket is private unless told otherwise; many refuse to be told anything.
    visibility: 'private',
    supportsACL: false,
    region: region ?? 'us-east-1',
    // Stores beside AWS's know neither buckets as host names nor its newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
