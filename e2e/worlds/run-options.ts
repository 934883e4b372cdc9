/** `npm run test:long`: all tests, including the slow ones. */
export const isLong = Boolean(process.env['LONG']);

/** `SCREENS=1`: writes screenshots of the pages to reports/screens. */
export const withScreens = Boolean(process.env['SCREENS']);
