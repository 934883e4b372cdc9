import { diffWordsWithSpace } from 'diff';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { versionsCopy as copy } from './versions-copy.ts';
import s from './versions.module.css';

/** A long text with the words that were removed and added. */
export const WordDiff = ({ before, after }: { before: string; after: string }) => (
  <p className={s.words}>
    {diffWordsWithSpace(before, after).map(({ value, added, removed }, at) => {
      // eslint-disable-next-line react/no-array-index-key -- the parts of two fixed texts never change their order
      if (!added && !removed) return <span key={at}>{value}</span>;
      const Mark = added ? 'ins' : 'del';
      return (
        // eslint-disable-next-line react/no-array-index-key -- as above
        <Mark key={at}>
          <VisuallyHidden>{added ? copy.addedText : copy.removedText} </VisuallyHidden>
          {value}
        </Mark>
      );
    })}
  </p>
);
