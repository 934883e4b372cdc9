import type * as Mediabunny from 'mediabunny';
import type { VideoShot, EncodingInput } from './encode-video.ts';

const fps = 5;
const fadeFrames = 2;

const moduleOf = async (text: string): Promise<typeof Mediabunny> =>
  (await import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))) as typeof Mediabunny;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

const base64Of = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
};

/** Returns the product's colours and font, as found in this page. */
const lookOf = () => {
  const probe = document.createElement('i');
  document.body.append(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  return {
    paper: colour('--paper'),
    ink: colour('--ink'),
    muted: colour('--muted'),
    line: colour('--line'),
    accent: colour('--accent'),
    font: getComputedStyle(document.body).fontFamily,
  };
};

type Pen = OffscreenCanvasRenderingContext2D;

/** Draws one scene: its screenshot, the highlight frame, and the caption below. */
const drawScene = (
  pen: Pen,
  shot: VideoShot,
  picture: ImageBitmap,
  work: EncodingInput,
  look: ReturnType<typeof lookOf>,
): void => {
  const { width, height, captionHeight } = work;
  const top = height - captionHeight;
  pen.drawImage(picture, 0, 0, width, top);
  if (shot.frame) {
    const { x, y, width: wide, height: high } = shot.frame;
    pen.strokeStyle = look.accent;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.roundRect(x - 6, y - 6, wide + 12, Math.min(high + 12, top - y), 10);
    pen.stroke();
  }
  pen.fillStyle = look.paper;
  pen.fillRect(0, top, width, captionHeight);
  pen.fillStyle = look.line;
  pen.fillRect(0, top, width, 1);
  pen.fillStyle = look.ink;
  pen.font = `600 20px ${look.font}`;
  pen.fillText(shot.title, 32, top + 34);
  pen.fillStyle = look.muted;
  pen.font = `400 17px ${look.font}`;
  pen.fillText(shot.says, 32, top + 62);
};

/** Returns the video as WebM (VP9) in base64. Each scene fades in over the previous one. */
const encodeVideo = async (work: EncodingInput): Promise<string> => {
  const { Output, WebMOutputFormat, BufferTarget, CanvasSource, Quality } = await moduleOf(work.muxer);
  await document.fonts.ready;
  const look = lookOf();
  const canvas = new OffscreenCanvas(work.width, work.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The canvas has no 2D context.');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec: 'vp9', quality: new Quality('medium'), keyFrameInterval: 60 });
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  let frame = 0;
  for (const [index, shot] of work.shots.entries()) {
    const picture = await createImageBitmap(new Blob([bytesOf(shot.picture)], { type: 'image/png' }));
    const stillFrom = index === 0 ? 0 : fadeFrames;
    for (let n = 0; n < shot.seconds * fps; n += 1) {
      pen.globalAlpha = n < stillFrom ? (n + 1) / (fadeFrames + 1) : 1;
      if (n <= stillFrom) drawScene(pen, shot, picture, work, look);
      // A key frame is set where a scene becomes still, so that the following frames take almost no space.
      await source.add(frame / fps, 1 / fps, { keyFrame: n === stillFrom });
      frame += 1;
    }
  }
  await output.finalize();
  return base64Of(new Uint8Array(target.buffer ?? new ArrayBuffer(0)));
};

Object.assign(window, { encodeVideo });
