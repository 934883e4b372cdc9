/** Whether to run all tests, including the slow ones: `npm run test:long`. */
export const isLongRun = Boolean(process.env['LONG']);

/** Whether to write screenshots of the pages to reports/screens: `SCREENS=1`. */
export const takesScreenshots = Boolean(process.env['SCREENS']);
