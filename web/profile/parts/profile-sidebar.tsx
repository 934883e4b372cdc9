import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ProfileSection } from '#contract/profile/rules.ts';
import type { ProfileCompletion } from '#contract/profile/shapes/details.ts';
import { completionQuery } from '#web/profile/parts/standing/completion.ts';
import { logoCopy, copy } from '#web/profile/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { Logo } from '#web/ui/indicators/logo.tsx';
import { SegmentedProgress } from '#web/ui/indicators/progress.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { browserFamilyOf } from './standing/browser-family.ts';
import { sectionItems, type SectionItem } from './sections.ts';
import { Walkthrough } from './walkthrough/walkthrough.tsx';
import s from './layout.module.css';

const LogoDialog = lazy(async () => ({ default: (await import('./logo-dialog.tsx')).LogoDialog }));

/** The card beside every profile page, with the agency, the profile's completion and links to the sections. */
export const ProfileSidebar = () => {
  const { tenant } = useSession();
  const completion = useQuery(completionQuery);
  const { data } = completion;
  const name = data?.organizationName ?? tenant.name;
  return (
    <aside className={s.card} aria-label={copy.card}>
      <div className={s.organization}>
        <Logo name={name} url={data?.thumbPath ?? tenant.logoUrl} size={44} />
        <div>
          <b>{name}</b>
          {data?.can.edit.allowed && <AddLogo url={data.thumbPath} />}
          {data?.thumbPath === null && <small className={s.wanted}>{logoCopy.completes}</small>}
        </div>
      </div>
      {data ? (
        <Complete {...data} />
      ) : completion.isError ? (
        <ErrorState inline title={copy.failedCard} onRetry={() => void completion.refetch()} />
      ) : (
        <Skeleton height={42} />
      )}
      <SectionNav items={sectionItems} completion={data} />
      <Walkthrough />
    </aside>
  );
};

/** The button that opens the dialog for a new logo, which is loaded on demand. */
const AddLogo = ({ url }: { url: string | null }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={s.logo} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {logoCopy.add}
      </button>
      {open && (
        <Suspense fallback={null}>
          <LogoDialog url={url} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const Complete = ({ percentCompletion, percentCompletionFields, sections }: ProfileCompletion) => {
  const titles = percentCompletionFields.join(', ');
  return (
    <div className={s.complete}>
      <p>
        <b>{copy.percent({ percent: Math.round(percentCompletion) })}</b>
        <span>{copy.completed}</span>
      </p>
      <SegmentedProgress
        label={copy.completion}
        value={percentCompletion}
        parts={sections.map(({ isCompleted }) => isCompleted)}
      />
      <VisuallyHidden>{titles === '' ? copy.nothingCompleted : copy.completedFields({ titles })}</VisuallyHidden>
    </div>
  );
};

/** Returns the browsers that support the profile's sections, or null if this browser does. */
const otherBrowsers = (completion: ProfileCompletion | undefined): string | null => {
  if (!completion || completion.browsers.includes(browserFamilyOf(navigator.userAgent))) return null;
  return new Intl.ListFormat('en').format(completion.browsers.map((family) => copy[family]));
};

const SectionNav = ({
  items,
  completion,
}: {
  items: readonly SectionItem[];
  completion: ProfileCompletion | undefined;
}) => {
  const way = useRef<HTMLElement>(null);
  const browsers = otherBrowsers(completion);
  // On a phone, the navigation is a single line that overflows, so this scrolls the current page's item into view.
  useEffect(() => {
    const now = way.current?.querySelector('[aria-current="page"]');
    now?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return (
    <nav className={s.sections} aria-label={copy.parts} ref={way}>
      <ul>
        {items
          .filter(({ apart }) => browsers === null || apart)
          .map((item) => (
            <li key={item.link.to} className={item.apart && s.apart}>
              {browsers === null ? (
                <Link {...item.link} data-plain="">
                  <span>{item.label()}</span>
                  {item.section && completion && <Standing section={item.section} completion={completion} />}
                </Link>
              ) : (
                <span role="link" aria-disabled="true">
                  {item.label()}
                </span>
              )}
            </li>
          ))}
      </ul>
      {browsers !== null && <DisabledReason reasons={[{ code: 'browser', text: copy.otherBrowser({ browsers }) }]} />}
    </nav>
  );
};

const Standing = ({ section, completion }: { section: ProfileSection; completion: ProfileCompletion }) => {
  if (completion.sections.some(({ key, isCompleted }) => key === section && isCompleted))
    return (
      <span className={s.done}>
        <Check aria-hidden="true" />
        <VisuallyHidden>{copy.isCompleted}</VisuallyHidden>
      </span>
    );
  if (section !== 'classifications' || completion.hasClassifications) return null;
  return (
    <span className={s.missing}>
      <TriangleAlert aria-hidden="true" />
      <VisuallyHidden>{copy.noClassifications}</VisuallyHidden>
    </span>
  );
};
