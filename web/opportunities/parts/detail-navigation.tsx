import { ChevronDown, ChevronLeft, ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import { copy } from '#web/opportunities/copy.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import s from './detail.module.css';

type Props = {
  number: string | undefined;
  previous: string | undefined;
  next: string | undefined;
  back: Ref<HTMLAnchorElement>;
};

/**
 * The bar above the selected opportunity, with links to the previous and next ones and, if the results are hidden, back
 * to them.
 */
export const DetailNavigation = ({ number, previous, next, back }: Props) => (
  <div className={s.top}>
    <LinkButton
      ref={back}
      kind="quiet"
      size="sm"
      icon
      className={s.back}
      to="/opportunities"
      search
      resetScroll={false}
      aria-label={copy.back}
    >
      <ChevronLeft aria-hidden="true" />
    </LinkButton>
    <span>{number}</span>
    {previous !== undefined && (
      <LinkButton
        kind="quiet"
        size="sm"
        icon
        to="/opportunities/$engagementId"
        params={{ engagementId: previous }}
        search
        resetScroll={false}
        aria-label={copy.previous}
      >
        <ChevronUp aria-hidden="true" />
      </LinkButton>
    )}
    {next !== undefined && (
      <LinkButton
        kind="quiet"
        size="sm"
        icon
        to="/opportunities/$engagementId"
        params={{ engagementId: next }}
        search
        resetScroll={false}
        aria-label={copy.next}
      >
        <ChevronDown aria-hidden="true" />
      </LinkButton>
    )}
  </div>
);
