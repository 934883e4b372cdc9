/** Whether to run all tests, including the slow ones: `npm run test:long`. */
export const isLong = Boolean(process.env['LONG']);

/** Whether to write screenshots of the pages to reports/screens: `SCREENS=1`. */
export const withScreens = Boolean(process.env['SCREENS']);
