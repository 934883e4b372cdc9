import type { ConsentPage } from '#contract/consents/shapes.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { pageCopy } from './page-copy.ts';

export interface OutcomeText {
  readonly title: string;
  readonly tone: 'good' | 'none';
  readonly lines: readonly string[];
  /** The heading above the details that the candidate was asked to share. */
  readonly shared: string;
  readonly terms: string;
}

/** Returns the heading above the terms, for a request that has been answered or has ended. */
export const termsTitle = (state: ConsentPage['state']): string =>
  state === 'agreed' || state === 'withdrawn' ? pageCopy.termsAfter : pageCopy.termsNot;

/** Returns the page's text once the candidate can no longer answer. */
export const outcomeText = (page: ConsentPage): OutcomeText => {
  const { agencyName: agency, clientName: client, askedByName: name } = page;
  const when = (at: string | null): string => (at === null ? '' : formatDateTime(at, viewerZone()));
  const terms = termsTitle(page.state);
  const notShared = { shared: pageCopy.sharedNot({ agency, client }), terms };
  const given = { shared: pageCopy.sharedAfter({ client }), terms };
  switch (page.state) {
    case 'agreed':
      return {
        ...(page.isSubmitted ? given : { ...given, shared: pageCopy.shared({ client }) }),
        title: pageCopy.agreed,
        tone: 'good',
        lines: [
          pageCopy.agreedText({ when: when(page.answeredAt), agency, client }),
          page.isHired
            ? pageCopy.hired
            : page.isSubmitted
              ? pageCopy.submitted({ agency, client })
              : pageCopy.notSubmitted({ agency, client }),
          pageCopy.linkStays,
        ],
      };
    case 'refused':
      return {
        ...notShared,
        title: pageCopy.refused,
        tone: 'none',
        lines: [pageCopy.refusedText({ when: when(page.answeredAt), client })],
      };
    case 'withdrawn':
      return {
        ...(page.isSubmitted ? given : notShared),
        title: pageCopy.withdrawn,
        tone: 'none',
        lines: [
          pageCopy.withdrawnText({ when: when(page.withdrawnAt), agency }),
          ...(page.isHired
            ? [pageCopy.withdrawnHired]
            : page.isSubmitted
              ? [page.isVisibleToClient ? pageCopy.withdrawnVisible({ client }) : pageCopy.withdrawnHidden({ client })]
              : []),
        ],
      };
    case 'cancelled':
      return {
        ...notShared,
        title: pageCopy.cancelled,
        tone: 'none',
        lines: [pageCopy.cancelledText({ agency, client })],
      };
    // For a moment after it expires, a request may still have the state "waiting".
    case 'waiting':
    case 'expired':
      return {
        ...notShared,
        title: pageCopy.expired,
        tone: 'none',
        lines: [pageCopy.expiredText({ when: when(page.expiresAt), client, name })],
      };
  }
};
