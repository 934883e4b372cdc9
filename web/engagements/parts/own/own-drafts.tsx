import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { draftsQuery } from '#web/engagements/client.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { Block } from '#web/ui/layout/block.tsx';
import s from '#web/engagements/parts/draft/draft.module.css';

/** The employer's drafts. Shows nothing if there are none. */
export const OwnEngagementDrafts = () => {
  const { data = [] } = useQuery(draftsQuery);
  if (data.length === 0) return null;
  return (
    <Block title={copy.drafts}>
      <ul className={s.drafts}>
        {data.map(({ draftId, title, savedAt }) => (
          <li key={draftId}>
            <Link to="/employer/engagements/new" search={{ draft: draftId }}>
              {title === '' ? copy.draftUntitled : title}
            </Link>{' '}
            <small>{copy.draftSavedAt({ when: formatDateTime(savedAt, viewerZone()) })}</small>
          </li>
        ))}
      </ul>
    </Block>
  );
};
