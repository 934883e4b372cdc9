/** What an address is for; each agency has one head office at most. */
export const headOffice = 'Head Office';
export const officeTypes = ['Branch Office', 'Regional Office', 'Postal Address'] as const;

export const genders = ['Female', 'Male', 'Non-binary', 'Not stated'] as const;

/** Families of browsers; every browser of Chromium is of Chrome's. */
export const browserFamilies = ['chrome', 'firefox', 'safari', 'other'] as const;
export type BrowserFamily = (typeof browserFamilies)[number];
