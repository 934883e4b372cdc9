import { expect, test } from 'vitest';
import { dueReminder } from './reminders.ts';

const today = '2026-11-20';
const cases: readonly { is: string; endsOn: string; sent: number[]; due: number | undefined }[] = [
  { is: '31 days before nothing is due', endsOn: '2026-12-21', sent: [], due: undefined },
  { is: '30 days before the first is due', endsOn: '2026-12-20', sent: [], due: 30 },
  { is: 'the first is sent once', endsOn: '2026-12-20', sent: [30], due: undefined },
  { is: 'eight days before, the first is still due', endsOn: '2026-11-28', sent: [], due: 30 },
  { is: 'seven days before, the second is due', endsOn: '2026-11-27', sent: [30], due: 7 },
  { is: 'a late document only gets the second', endsOn: '2026-11-27', sent: [], due: 7 },
  { is: 'the second is sent once', endsOn: '2026-11-27', sent: [30, 7], due: undefined },
  { is: 'on the last day a reminder is still due', endsOn: '2026-11-20', sent: [30], due: 7 },
  { is: 'after the last day no reminder is due', endsOn: '2026-11-19', sent: [], due: undefined },
];
test.each(cases)('$is', ({ endsOn, sent, due }) => expect(dueReminder(endsOn, today, sent)).toBe(due));
