import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getDocumentProxy } from 'unpdf';
import { copy } from '#web/candidates/copy.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { CandidatePageSkeleton } from './candidate-page-skeleton.tsx';
import s from './cv.module.css';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

type Props = {
  blob: Blob;
  /** The zoom factor. At 1, a page is as wide as its container. */
  zoom: number;
  onPages: (count: number) => void;
  onFailed: () => void;
};

/** The maximum resolution. Anything higher makes no visible difference, and uses more memory on a phone. */
const sharpest = 3;

/**
 * The pages of a PDF, rendered here so that they look the same in all browsers, including those without a PDF viewer.
 */
export const PdfPages = ({ blob, zoom, onPages, onFailed }: Props) => {
  const [pages, setPages] = useState<readonly Page[] | null>(null);
  const tellPages = useEffectEvent(onPages);
  const tellFailed = useEffectEvent(onFailed);
  useEffect(() => {
    let gone = false;
    let pdf: Pdf | undefined;
    const open = async (): Promise<void> => {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      pdf = await getDocumentProxy(bytes, { verbosity: 0, useWasm: false });
      const opened = pdf;
      const found = await Promise.all([...Array(opened.numPages).keys()].map((at) => opened.getPage(at + 1)));
      if (gone) return;
      setPages(found);
      tellPages(found.length);
    };
    open().catch(() => {
      if (!gone) tellFailed();
    });
    return () => {
      gone = true;
      void pdf?.loadingTask.destroy();
    };
  }, [blob]);
  if (!pages) return <CandidatePageSkeleton />;
  return pages.map((page) => <PdfPage key={page.pageNumber} page={page} count={pages.length} zoom={zoom} />);
};

const PdfPage = ({ page, count, zoom }: { page: Page; count: number; zoom: number }) => {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    let gone = false;
    page
      .getTextContent()
      .then(({ items }) => {
        if (!gone) setSaid(items.map((item) => ('str' in item ? item.str : '')).join(' '));
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [page]);
  useEffect(() => {
    const element = canvas.current;
    if (!element || width === 0) return undefined;
    const plain = page.getViewport({ scale: 1 });
    const shown = width * zoom;
    const sharpness = Math.min(sharpest, window.devicePixelRatio);
    const viewport = page.getViewport({ scale: (shown / plain.width) * sharpness });
    element.width = Math.round(viewport.width);
    element.height = Math.round(viewport.height);
    element.style.inlineSize = `${String(shown)}px`;
    const drawing = page.render({ canvas: element, viewport });
    drawing.promise.catch(() => undefined);
    return () => drawing.cancel();
  }, [page, width, zoom]);
  const { width: paper, height } = page.getViewport({ scale: 1 });
  return (
    <div ref={place} className={s.place}>
      <canvas
        ref={canvas}
        className={s.page}
        style={{ aspectRatio: `${String(paper)} / ${String(height)}` }}
        role="img"
        aria-label={copy.page({ page: page.pageNumber, count })}
      />
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
};
