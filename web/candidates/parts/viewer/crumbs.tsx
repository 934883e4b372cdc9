import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { copy } from '#web/candidates/copy.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { useIsNarrow } from './use-narrow.ts';

type Place = { engagementId: string; engagementNumber: number | undefined };

const numberOf = (number: number | undefined): string =>
  number === undefined ? copy.engagement : formatPaddedNumber(number);

/** Returns all breadcrumbs or, on a phone, which has no room for more, only the engagement. */
const fitting = (narrow: boolean, all: ReactNode, one: ReactNode): ReactNode[] => (narrow ? [one] : [all, one]);

/** Returns the breadcrumbs that lead to an agency's engagement. */
export const useAgencyCrumbs = ({ engagementId, engagementNumber }: Place): ReactNode[] =>
  fitting(
    useIsNarrow(),
    <Link to="/engagement/board">{copy.engagements}</Link>,
    <Link to="/engagement/$engagementId/candidates" params={{ engagementId }}>
      {numberOf(engagementNumber)}
    </Link>,
  );

/** Returns the breadcrumbs that lead to an employer's engagement. */
export const useEmployerCrumbs = ({ engagementId, engagementNumber }: Place): ReactNode[] =>
  fitting(
    useIsNarrow(),
    <Link to="/employer/engagements">{copy.engagements}</Link>,
    <Link to="/employer/engagements/$engagementId" params={{ engagementId }}>
      {numberOf(engagementNumber)}
    </Link>,
  );
