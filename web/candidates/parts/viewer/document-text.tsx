import { useQuery } from '@tanstack/react-query';
import { documentTextQuery } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import d from '#web/ui/text/document.module.css';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import s from './cv.module.css';

type Piece = { key: string; kind: 'name' | 'head' | 'line'; text: string };

/** Whether these lines are a heading: a single short line without final punctuation. */
const isHead = (lines: readonly string[]): boolean =>
  lines.length === 1 && (lines[0]?.length ?? 0) < 42 && !/[.,;:!?]$/.test(lines[0] ?? '');

/** Splits a document's text into a name (its first line), headings and paragraphs. */
export const splitDocumentText = (text: string): Piece[] =>
  text.split(/\n{2,}/).flatMap((paragraph, at): Piece[] => {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) return [];
    const key = String(at);
    if (at === 0) {
      const [name = '', ...rest] = lines;
      const more: Piece[] = rest.length > 0 ? [{ key: `${key}-more`, kind: 'line', text: rest.join('\n') }] : [];
      return [{ key, kind: 'name', text: name }, ...more];
    }
    return [{ key, kind: isHead(lines) ? 'head' : 'line', text: lines.join('\n') }];
  });

/** A document's text, shown if the browser can't render the file itself. */
export const DocumentText = ({ documentId }: { documentId: string }) => {
  const found = useQuery(documentTextQuery(documentId));
  if (found.isError) {
    return <LoadError part title={copy.fileFailed} error={found.error} onRetry={() => void found.refetch()} />;
  }
  const text = found.data?.text;
  if (text === undefined) {
    return (
      <div className={d.sheet}>
        <SkeletonText lines={6} label={copy.readingText} />
      </div>
    );
  }
  if (text === null || text === '') return <p className={d.sheet}>{copy.noText}</p>;
  return (
    <article className={d.sheet}>
      {splitDocumentText(text).map(({ key, kind, text: piece }) => {
        if (kind === 'name')
          return (
            <h2 key={key} className={s.name}>
              {piece}
            </h2>
          );
        return kind === 'head' ? <h3 key={key}>{piece}</h3> : <p key={key}>{piece}</p>;
      })}
    </article>
  );
};
