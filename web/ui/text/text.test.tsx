import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { setServerTime } from '#web/platform/clock.ts';
import { announce, currentAnnouncement } from './announce.ts';
import { Announcer } from './announcer.tsx';
import { DateText, Deadline } from './dates.tsx';
import { Email } from './email.tsx';
import { Count, Money, NotSpecified, PaddedNumber, Percent } from './figures.tsx';
import { LiveRegion } from './live-region.tsx';

test('figures are formatted as specified, and a missing amount is empty', async () => {
  const screen = await render(
    <>
      <Money amount="412860" currency="AUD" />
      <Percent value="15" />
      <PaddedNumber value={412} />
      <Count value={0} />
      <NotSpecified />
    </>,
  );
  expect(screen.container.textContent).toBe('AUD\u00a0412,860.0015.00\u00a0%0004120Not Specified');
  await screen.rerender(<Money amount={null} currency="AUD" />);
  expect(screen.container.textContent).toBe('');
});

test('a date is shown in words, in numbers or with its time, and a missing one is empty', async () => {
  const screen = await render(
    <>
      <DateText value="2026-11-20" />
      <DateText value="2026-11-20" numeric />
      <DateText value="2026-11-20T03:20:00Z" time />
      <DateText value={null} />
    </>,
  );
  const times = screen.getByRole('time');
  expect(times.elements()).toHaveLength(3);
  await expect.element(times.nth(0)).toHaveTextContent('20 Nov 2026');
  await expect.element(times.nth(1)).toHaveTextContent('11/20/2026');
  await expect.element(times.nth(2)).toMatchTextContent(/20 Nov 2026.*03:20/);
  await expect.element(times.nth(2)).toHaveAttribute('datetime', '2026-11-20T03:20:00Z');
});

test('a deadline shows the remaining and the exact time, and the other time zone on focus', async () => {
  setServerTime(Date.parse('2026-11-20T12:00:00Z'));
  onTestFinished(() => setServerTime(Date.now()));
  const screen = await render(
    <>
      <Deadline value="2026-11-22T13:00:00Z" zone="Australia/Sydney" />
      <Deadline value="2026-11-20T11:00:00Z" />
    </>,
  );
  const open = screen.getByRole('time').nth(0);
  await expect.element(open).toMatchTextContent(/2 d 1 h/);
  await expect.element(open).toMatchTextContent(/Sun 22 Nov 13:00/);
  await userEvent.tab();
  await expect.element(open).toHaveFocus();
  await expect.element(open.getByText(/23 Nov 2026, 00:00/)).toBeVisible();
  await expect.element(screen.getByRole('time').nth(1)).toMatchTextContent(/^1 hour ago/);
  await expect.element(screen.getByRole('time').nth(1)).not.toHaveAttribute('tabindex');
});

test('changes by others are announced once, one sentence after another, and then cleared', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await render(<Announcer />);
    const ear = document.querySelector('[data-announcer]');
    announce('Ada Byrne is now Interviewing.');
    announce('Ada Byrne is now Interviewing.');
    announce('A bid was placed.');
    await vi.waitUntil(() => ear?.textContent === 'Ada Byrne is now Interviewing. A bid was placed.', {
      timeout: 5000,
    });
    expect(ear?.getAttribute('role')).toBe('status');
    await vi.advanceTimersByTimeAsync(4000);
    expect(currentAnnouncement()).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

test('a live region is rendered before its text, so that it is announced, and is invisible', async () => {
  const screen = await render(<LiveRegion text="" />);
  await screen.rerender(<LiveRegion text="3 candidates found" />);
  const region = screen.getByRole('status');
  await expect.element(region).toHaveTextContent('3 candidates found');
  const { parentElement } = await region.findElement();
  const { width, height } = parentElement?.getBoundingClientRect() ?? { width: 99, height: 99 };
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
});

test('an email address that is too long for its line breaks after the @, not within a word', async () => {
  const screen = await render(
    <div style={{ inlineSize: 190, overflowWrap: 'anywhere' }}>
      <Email address="ingrid.lindqvist@candidates.example" />
    </div>,
  );
  const link = await screen.getByRole('link', { name: 'ingrid.lindqvist@candidates.example' }).findElement();
  expect(link.getAttribute('href')).toBe('mailto:ingrid.lindqvist@candidates.example');
  const linesOf = (node: ChildNode): number[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ top }) => Math.round(top));
  };
  const texts = [...link.childNodes].filter((node) => node.textContent !== '');
  const lines = texts.map(linesOf);
  expect(lines.flat()).toHaveLength(texts.length);
  const [first] = lines.at(0) ?? [];
  expect(
    lines
      .slice(0, -1)
      .flat()
      .every((top) => top === first),
  ).toBe(true);
  expect(lines.at(-1)?.[0]).toBeGreaterThan(first ?? 0);
});
