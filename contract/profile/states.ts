/** The types of addresses. Each agency has at most one head office. */
export const headOffice = 'Head Office';
export const officeTypes = ['Branch Office', 'Regional Office', 'Postal Address'] as const;

export const genders = ['Female', 'Male', 'Non-binary', 'Not stated'] as const;

/** The browser families. Every Chromium browser counts as `chrome`. */
export const browserFamilies = ['chrome', 'firefox', 'safari', 'other'] as const;
export type BrowserFamily = (typeof browserFamilies)[number];
