declare module 'virtual:texts' {
  /** The texts of every language, as Fluent. */
  export const loaders: Record<string, () => Promise<{ default: string }>>
  /** What the files are called. */
  export const names: readonly string[]
}
