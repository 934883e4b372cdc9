/** `npm run test:long`: everything that a test can try, at the cost of time. */
export const isLong = Boolean(process.env['LONG']);

/** `SCREENS=1`: pictures of the pages are written to reports/screens. */
export const withScreens = Boolean(process.env['SCREENS']);
