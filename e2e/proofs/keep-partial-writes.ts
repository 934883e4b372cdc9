import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

// Preloaded into an instance of the product: prevents it from removing files after a failed write.
const store = join(process.env['DATA_DIR'] ?? '', 'files');
const isKept = (path: unknown): boolean => typeof path === 'string' && path.startsWith(store);

const unlink = fs.unlink.bind(fs);
fs.unlink = (path) => (isKept(path) ? Promise.resolve() : unlink(path));
const rm = fs.rm.bind(fs);
fs.rm = (path, options) => (isKept(path) ? Promise.resolve() : rm(path, options));
syncBuiltinESMExports();
