import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { CandidateListRow } from '#contract/candidates/shapes.ts';
import { viewerLink } from '#web/candidates/parts/viewer-link.ts';
import { centreQuery } from '#web/candidates/parts/centre/centre-client.ts';
import { centrePageSize, type CentreSearch } from '#web/candidates/parts/centre/centre-search.ts';

/** Returns the link to a candidate in the centre. The link's history state stores the list. */
export const listedCandidateLink = (row: CandidateListRow, centre: CentreSearch) => ({
  ...viewerLink(row._id, row),
  state: { centre },
});

type ListedRow = { row: CandidateListRow; page: number };

/** Consecutive rows of a list in the candidate centre. */
type Excerpt = {
  /** The list's identity: its filters, order and page size. */
  list: string;
  rows: readonly ListedRow[];
  /** The number of rows before this excerpt. */
  offset: number;
  total: number;
};

const listIdOf = (centre: CentreSearch | undefined): string => JSON.stringify({ ...centre, pageCurrent: undefined });

const indexIn = (excerpt: Excerpt | undefined, candidateId: string): number =>
  excerpt?.rows.findIndex(({ row }) => row._id === candidateId) ?? -1;

/**
 * Loads the rows around a candidate: the page from which the candidate was opened, and the page before or after it if
 * the candidate is at its edge. If others have joined or left the list, the candidate may have moved to either page.
 */
const useExcerpt = (centre: CentreSearch | undefined, candidateId: string) => {
  const page = centre?.pageCurrent ?? 0;
  const size = centre?.pageSize ?? centrePageSize;
  const pageAt = (pageCurrent: number): CentreSearch => ({ ...centre, pageCurrent });
  const here = useQuery({ ...centreQuery(pageAt(page)), enabled: centre !== undefined });
  // A query that is disabled or still loading may return placeholder data from another page.
  const data = centre === undefined || here.isPlaceholderData ? undefined : here.data;
  const at = data?.records.findIndex(({ _id }) => _id === candidateId) ?? -1;
  const isFirst = data !== undefined && at <= 0 && page > 0;
  const isLast = data !== undefined && (at === -1 || at === data.records.length - 1) && (page + 1) * size < data.total;
  const before = useQuery({ ...centreQuery(pageAt(page - 1)), enabled: isFirst });
  const after = useQuery({ ...centreQuery(pageAt(page + 1)), enabled: isLast });
  const dataBefore = isFirst && !before.isPlaceholderData ? before.data : undefined;
  const dataAfter = isLast && !after.isPlaceholderData ? after.data : undefined;
  const list = listIdOf(centre);
  const excerpt = useMemo((): Excerpt | undefined => {
    if (data === undefined) return undefined;
    const rowsOf = (of: typeof data | undefined, pageOf: number): ListedRow[] =>
      of?.records.map((row) => ({ row, page: pageOf })) ?? [];
    return {
      list,
      rows: [...rowsOf(dataBefore, page - 1), ...rowsOf(data, page), ...rowsOf(dataAfter, page + 1)],
      offset: (dataBefore ? page - 1 : page) * size,
      total: data.total,
    };
  }, [list, data, dataBefore, dataAfter, page, size]);
  return { excerpt, isFetching: here.isFetching };
};

/**
 * Returns the previous and next candidates in the candidate centre, even if they are on another page of the list. A
 * candidate who has left the list, for example because of a withdrawal, keeps their place and those neighbours who are
 * still listed.
 */
export const useCentreNeighbours = (candidateId: string) => {
  const centre = useLocation({ select: ({ state }) => state.centre });
  const { excerpt: current, isFetching } = useExcerpt(centre, candidateId);
  const [remembered, setRemembered] = useState<Excerpt>();
  const isListed = indexIn(current, candidateId) !== -1;
  const canRecall = remembered?.list === listIdOf(centre) && indexIn(remembered, candidateId) !== -1;
  // The pages are refetched separately. While the candidate's own page may be outdated, a row that has moved to it from
  // the next page would be missing from both.
  if (isListed && current !== remembered && !(isFetching && canRecall)) setRemembered(current);
  const excerpt = isListed ? current : canRecall ? remembered : undefined;
  if (centre === undefined || excerpt === undefined) return undefined;
  const at = indexIn(excerpt, candidateId);
  const listed = (current ?? excerpt).rows;
  const nearest = (rows: readonly ListedRow[]): ListedRow | undefined => {
    const near = rows.find(({ row }) => listed.some((one) => one.row._id === row._id));
    return near && listed.find(({ row }) => row._id === near.row._id);
  };
  const link = (to: ListedRow | undefined) => to && listedCandidateLink(to.row, { ...centre, pageCurrent: to.page });
  return {
    place: excerpt.offset + at + 1,
    total: excerpt.total,
    previous: link(nearest(excerpt.rows.slice(0, at).toReversed())),
    next: link(nearest(excerpt.rows.slice(at + 1))),
  };
};
