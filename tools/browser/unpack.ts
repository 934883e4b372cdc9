import { execFile } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { z } from 'zod';

const packageFolder = (): string => dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));

const versionOf = (folder: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version;

const inflate = (source: string, target: string): Promise<void> =>
  pipeline(createReadStream(source), createBrotliDecompress(), createWriteStream(target, { mode: 0o755 }));

const extract = async (source: string, folder: string): Promise<void> => {
  // The archive is written to a file, because tar closes a pipe at the end of the archive, which comes before the end
  // of the stream.
  const archive = join(folder, `${basename(source)}.tar`);
  await inflate(source, archive);
  await promisify(execFile)('tar', ['-x', '--no-same-owner', '-f', archive, '-C', folder]);
  rmSync(archive);
};

const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
  <config><rescan><int>0</int></rescan></config>
</fontconfig>
`;

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);

/**
 * Unpacks the Chromium in the package @sparticuz/chromium once, with its libraries and fonts, into a folder named after
 * its version, and returns the folder. The operation is atomic, because several runs may unpack at the same time.
 */
export const unpackChromium = async (cache: string, source: string = packageFolder()): Promise<string> => {
  const folder = join(cache, `chromium-${versionOf(source)}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const packed = (name: string): string => join(source, 'bin', name);
  try {
    await Promise.all([
      inflate(packed('chromium.br'), join(draft, 'chromium')),
      ...['al2023', 'fonts', 'swiftshader'].map((name) => extract(packed(`${name}.tar.br`), draft)),
    ]);
    writeFileSync(join(draft, 'fonts.conf'), fontsConf(folder));
    renameSync(draft, folder);
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
};
