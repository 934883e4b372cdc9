import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { fillSignIn } from '#e2e/actors/browser-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startProduct } from '#e2e/worlds/product.ts';
import { findBrowser } from '#tools/browser.ts';
import { waitForNetworkIdle } from '#tools/browser/network-idle.ts';
import { encodeWalkthrough, type VideoShot } from './encode-video.ts';
import { formatCaptions, walkthroughScenes } from './scenes.ts';

// `npm run walkthrough`: regenerates the video about the profile pages from the demo's own pages.
const home = join(import.meta.dirname, '../../web/profile/parts/walkthrough');
const size = { width: 1280, height: 720, captionHeight: 84 };

const product = await startProduct();
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env: { ...env } });
try {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: size.width, height: size.height - size.captionHeight },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto('/login');
  await fillSignIn(page, people.owner);
  await page.waitForURL((url) => !/\/(login|callback|identity)/.test(url.pathname));
  // Closes the walkthrough, so that no shot shows it.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Close the video walkthrough' }).click();
  const shots: VideoShot[] = [];
  for (const { path, title, says, look, seconds } of walkthroughScenes) {
    await page.goto(path);
    await page.waitForFunction(`document.querySelector('h1') && !document.querySelector('[aria-busy="true"]')`);
    await waitForNetworkIdle(page);
    const frame = look === undefined ? null : await page.locator(look).first().boundingBox();
    const picture = (await page.screenshot()).toString('base64');
    shots.push({ picture, title, says, frame, seconds });
  }
  const video = await encodeWalkthrough(page, shots, size);
  writeFileSync(join(home, 'agency-profile-builder.webm'), video);
  writeFileSync(join(home, 'agency-profile-builder.vtt'), formatCaptions(walkthroughScenes));
  process.stdout.write(
    `The video of ${String(walkthroughScenes.reduce((sum, { seconds }) => sum + seconds, 0))} s has ${(video.length / 1024).toFixed(0)} kB.\n`,
  );
} finally {
  await browser.close();
  await product.stop();
}
