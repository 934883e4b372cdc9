import { parseDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import { buttonClass } from '#web/ui/button/button-style.ts';
import { cx } from '#web/ui/cx.ts';
import { copy } from '#web/ui/copy.ts';
import type { FieldIds } from '#web/ui/form/field-frame.tsx';
import s from './date.module.css';
import f from '#web/ui/form/form.module.css';

type Props = {
  ties: FieldIds;
  label: string;
  value: string;
  onChange: (day: string) => void;
  onBlur: (() => void) | undefined;
  name: string | undefined;
  focusRef: Ref<HTMLElement> | undefined;
  min: string | undefined;
  max: string | undefined;
};

const dayOf = (text: string | undefined) =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}/.test(text) ? parseDate(text.slice(0, 10)) : null;

/**
 * A date input with segments in the order MM/DD/YYYY, and a calendar. The component is loaded with the first form that
 * has a date.
 */
export const DatePickerInput = ({ ties, label, value, onChange, onBlur, name, focusRef, min, max }: Props) => {
  const minValue = dayOf(min);
  const maxValue = dayOf(max);
  return (
    <I18nProvider locale="en-US">
      <DatePicker
        aria-label={label}
        {...(ties['aria-describedby'] === undefined ? {} : { 'aria-describedby': ties['aria-describedby'] })}
        {...(name === undefined ? {} : { name })}
        {...(minValue ? { minValue } : {})}
        {...(maxValue ? { maxValue } : {})}
        shouldForceLeadingZeros
        isInvalid={ties['aria-invalid'] === true}
        isReadOnly={ties['aria-disabled'] === true}
        value={dayOf(value)}
        onChange={(day) => onChange(day?.toString() ?? '')}
        onBlur={() => onBlur?.()}
      >
        <Group className={cx(f.box, s.group)} ref={focusRef as Ref<HTMLDivElement>}>
          <DateInput className={cx(s.input)}>
            {(segment) => <DateSegment segment={segment} className={cx(s.segment)} />}
          </DateInput>
          <Button className={cx(s.open)} aria-label={copy.openCalendar}>
            <CalendarDays aria-hidden="true" />
          </Button>
        </Group>
        <Popover className={cx(s.popover)} offset={4}>
          <Dialog className={cx(s.dialog)} aria-label={label}>
            <Calendar>
              <header className={s.head}>
                <Button
                  slot="previous"
                  className={buttonClass({ kind: 'quiet', size: 'sm', icon: true })}
                  aria-label={copy.previousMonth}
                >
                  <ChevronLeft aria-hidden="true" />
                </Button>
                <Heading className={cx(s.month)} />
                <Button
                  slot="next"
                  className={buttonClass({ kind: 'quiet', size: 'sm', icon: true })}
                  aria-label={copy.nextMonth}
                >
                  <ChevronRight aria-hidden="true" />
                </Button>
              </header>
              <CalendarGrid className={cx(s.grid)}>
                {(date) => <CalendarCell date={date} className={cx(s.day)} />}
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
};
