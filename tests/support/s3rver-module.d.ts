declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** An S3 server in this process, keeping its buckets in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: readonly { name: string }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
