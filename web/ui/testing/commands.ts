declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates the system's colour scheme; null is the browser's default. */
    preferColours: (scheme: 'light' | 'dark' | null) => Promise<void>;
  }
}
