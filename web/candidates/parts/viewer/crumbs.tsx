import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { words } from '#web/candidates/words.ts';
import { formatNumber } from '#web/platform/formats.ts';
import { useNarrow } from './use-narrow.ts';

type Place = { engagementId: string; engagementNumber: number | undefined };

const numberOf = (number: number | undefined): string =>
  number === undefined ? words.engagement : formatNumber(number);

/** A phone has room for one step back: the engagement. */
const fitting = (narrow: boolean, all: ReactNode, one: ReactNode): ReactNode[] => (narrow ? [one] : [all, one]);

/** The way back to an agency's engagement. */
export const useAgencyCrumbs = ({ engagementId, engagementNumber }: Place): ReactNode[] =>
  fitting(
    useNarrow(),
    <Link to="/engagement/board">{words.engagements}</Link>,
    <Link to="/engagement/$engagementId/candidates" params={{ engagementId }}>
      {numberOf(engagementNumber)}
    </Link>,
  );

/** The way back to an employer's engagement. */
export const useEmployerCrumbs = ({ engagementId, engagementNumber }: Place): ReactNode[] =>
  fitting(
    useNarrow(),
    <Link to="/employer/engagements">{words.engagements}</Link>,
    <Link to="/employer/engagements/$engagementId" params={{ engagementId }}>
      {numberOf(engagementNumber)}
    </Link>,
  );
