declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets the colours that the system prefers; null is the browser's own choice. */
    preferColours: (scheme: 'light' | 'dark' | null) => Promise<void>;
  }
}
