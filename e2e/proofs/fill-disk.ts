import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

// Preloaded into an instance of the product: while the file named here exists, writing a stored file fails as on a
// full disk.
const dataDir = process.env['DATA_DIR'] ?? '';
const store = join(dataDir, 'files');
const full = join(dataDir, 'disk-is-full');

const writeFile = fs.writeFile.bind(fs);
fs.writeFile = async (file, ...rest) => {
  if (typeof file !== 'string' || !file.startsWith(store) || !existsSync(full)) return writeFile(file, ...rest);
  // Fails as the kernel does: the file is created and part of it is written before the write fails.
  await writeFile(file, 'the part that fitted');
  const error = new Error(`ENOSPC: no space left on device, write '${file}'`);
  throw Object.assign(error, { errno: -28, code: 'ENOSPC', syscall: 'write' });
};
syncBuiltinESMExports();
