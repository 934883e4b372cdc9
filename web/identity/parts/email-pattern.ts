const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an email address. The server checks more strictly. */
export const isEmailAddress = (text: string): boolean => emailPattern.test(text.trim());
