/** The types of an address; each agency has at most one head office. */
export const headOffice = 'Head Office';
export const officeTypes = ['Branch Office', 'Regional Office', 'Postal Address'] as const;

export const genders = ['Female', 'Male', 'Non-binary', 'Not stated'] as const;

/** Browser families; every Chromium browser belongs to Chrome's. */
export const browserFamilies = ['chrome', 'firefox', 'safari', 'other'] as const;
export type BrowserFamily = (typeof browserFamilies)[number];
