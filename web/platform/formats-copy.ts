import { defineCopy } from '#contract/common/copy.ts';

export const formatsCopy = defineCopy('formats', {
  today: 'Today {time}',
  days: '{days} d {hours} h',
  hours: '{hours} h',
  hoursAndMinutes: '{hours} h {minutes} min',
  minutes: '{minutes} min',
  underAMinute: 'under 1 min',
  justNow: 'just now',
  bytes: '{size} B',
  kilobytes: '{size} kB',
  megabytes: '{size} MB',
});
