/** Characters of a password. Length beats rules on its make-up (NIST SP 800-63B, 3.1.1). */
export const shortestPassword = 12
export const longestPassword = 128
