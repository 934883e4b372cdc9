import { Check } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import p from '#web/ui/filter/filter.module.css';
import { copy } from '#web/ui/copy.ts';
import type { Option } from '#web/ui/form/option.ts';

type Props = {
  id: string;
  label: string;
  field: RefObject<HTMLElement | null>;
  options: readonly Option[];
  /** The index of the highlighted option, or -1 for none. */
  at: number;
  picked: Option | undefined;
  onPick: (option: Option) => void;
  /** Whether the list may be wider than a short field, so that an option fits on one line. */
  roomy?: boolean;
};

const gap = 4;
const edge = 16;
const roomyWidth = 420;

/** Positions the list on top of the page: under the field, or above the field if there is more room. */
const place = (list: HTMLElement, field: HTMLElement, roomy: boolean): void => {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const below = window.innerHeight - bottom - gap;
  const isAbove = below < list.offsetHeight && top > below;
  list.style.left = `${String(left)}px`;
  const room = Math.min(roomyWidth, document.documentElement.clientWidth - left - edge);
  list.style.width = `${String(roomy ? Math.max(width, room) : width)}px`;
  list.style.top = isAbove ? `${String(Math.max(gap, top - gap - list.offsetHeight))}px` : `${String(bottom + gap)}px`;
};

export const optionElementId = (list: string, at: number): string => `${list}-${String(at)}`;

/**
 * The options of an open combo box. The focus stays in the field, where screen readers announce the highlighted option.
 */
export const ComboList = ({ id, label, field, options, at, picked, onPick, roomy = false }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    const over = field.current;
    if (!element || !over) return undefined;
    element.showPopover();
    const move = (): void => place(element, over, roomy);
    move();
    window.addEventListener('scroll', move, true);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, true);
      window.removeEventListener('resize', move);
    };
  }, [field, roomy]);
  useLayoutEffect(() => {
    if (list.current && field.current) place(list.current, field.current, roomy);
  }, [options.length, field, roomy]);
  useEffect(() => {
    list.current?.querySelector('[data-focused]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div
      ref={list}
      popover="manual"
      role="presentation"
      className={p.comboPopover}
      // Keeps the focus in the field when the list is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length === 0 && (
        <p className={p.none} role="status">
          {copy.nothingFound}
        </p>
      )}
      <div role="listbox" id={id} aria-label={label} className={p.options}>
        {options.map((option, each) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the focused field handles the keys
          <div
            key={option.id}
            id={optionElementId(id, each)}
            role="option"
            tabIndex={-1}
            aria-selected={option === picked}
            data-selected={option === picked || undefined}
            data-focused={each === at || undefined}
            className={p.option}
            onClick={() => onPick(option)}
          >
            {option.label}
            {option.detail !== undefined && <small>{option.detail}</small>}
            <Check aria-hidden="true" />
          </div>
        ))}
      </div>
    </div>
  );
};
