export default {
  poweredByHeader: false,
  // Ours too is asked without a proxy that packs, and packs itself.
  compress: true,
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
}
