import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** A screenshot with its caption and highlight frame. */
export interface VideoShot {
  /** The screenshot as a PNG in base64. */
  readonly picture: string;
  readonly title: string;
  readonly says: string;
  readonly frame: { x: number; y: number; width: number; height: number } | null;
  readonly seconds: number;
}

/** The output format and the libraries that produce it. */
export interface EncodingInput {
  readonly shots: readonly VideoShot[];
  readonly width: number;
  readonly height: number;
  readonly captionHeight: number;
  /** The library that muxes the video, as the source code of a single module. */
  readonly muxer: string;
}

// A single file for a browser; the package only exports files for bundlers.
const muxerFile = join(import.meta.dirname, '../../node_modules/mediabunny/dist/bundles/mediabunny.min.mjs');

/**
 * Encodes the shots in order, each with its caption and frame, as a WebM video. A page draws and encodes it in the
 * product's colours and font, so that no other program is needed.
 */
export const encodeWalkthrough = async (
  page: Page,
  shots: readonly VideoShot[],
  size: { width: number; height: number; captionHeight: number },
): Promise<Buffer> => {
  const inPage = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'in-page.ts'), 'utf8'));
  await page.addScriptTag({ type: 'module', content: inPage });
  await page.waitForFunction('window.encodeVideo');
  const work: EncodingInput = { shots, ...size, muxer: readFileSync(muxerFile, 'utf8') };
  const video: string = await page.evaluate(`window.encodeVideo(${JSON.stringify(work)})`);
  return Buffer.from(video, 'base64');
};
