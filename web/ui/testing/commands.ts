declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates the system's colour scheme; null resets it to the browser's default. */
    preferColours: (scheme: 'light' | 'dark' | null) => Promise<void>;
  }
}
