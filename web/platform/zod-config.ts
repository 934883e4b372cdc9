/*
 * Before any schema is made: zod would otherwise try whether it may compile code, which our content policy refuses and
 * browsers report. Set where zod looks for its settings, so that the library itself stays out of the first load.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
