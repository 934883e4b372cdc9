const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an address; the server looks more closely. */
export const isEmailAddress = (text: string): boolean => emailPattern.test(text.trim());
