import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { Avatar, AvatarGroup } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Bar, BarLegend } from './bar.tsx';
import { Logo } from './logo.tsx';
import { ProductMark } from './mark.tsx';
import { Progress, SegmentedProgress } from './progress.tsx';
import { StageProgress } from './stage-progress.tsx';
import { StatusLabel, PendingAction } from './status.tsx';
import { StepStatus } from './step-status.tsx';
import { Tally } from './tally.tsx';

const broken = 'data:image/png;base64,AAAA';

test('a person without a photo, or with one that does not load, is shown by initials', async () => {
  const screen = await render(
    <>
      <Avatar name="Mara Ellingsen" />
      <Avatar name="Tom Okafor" url={broken} />
    </>,
  );
  await expect.element(screen.getByText('ME')).toBeVisible();
  await expect.element(screen.getByText('TO')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('an organisation whose logo does not load is shown by its monogram', async () => {
  const screen = await render(<Logo name="Harbour Talent" url={broken} />);
  await expect.element(screen.getByText('HT')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('a group shows the first people and the number of others, and names all of them', async () => {
  const people = ['Mara Ellingsen', 'Tom Okafor', 'Priya Raman', 'Jun Watanabe'].map((name) => ({ name }));
  const screen = await render(<AvatarGroup people={people} />);
  await expect.element(screen.getByText('+1')).toBeVisible();
  await expect.element(screen.getByText('JW')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Mara Ellingsen, Tom Okafor, Priya Raman, Jun Watanabe')).toBeInTheDocument();
});

test('a bar has a text equivalent that leaves out empty parts', async () => {
  const screen = await render(
    <Bar
      parts={[
        { part: 'pending', label: 'Pending', count: 3 },
        { part: 'screening', label: 'Screening', count: 0 },
        { part: 'hiredPart', label: 'Hired', count: 1 },
      ]}
    />,
  );
  await expect.element(screen.getByText('Pending 3, Hired 1')).toBeInTheDocument();
  const widths = [...document.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')));
  expect(widths).toEqual([148.5, 49.5]);
});

test('the legend of the bars is hidden from screen readers, since each bar has its own text', async () => {
  const screen = await render(<BarLegend parts={[{ part: 'pending', label: 'Pending' }]} />);
  await expect.element(screen.getByText('Pending')).toBeVisible();
  expect(screen.getByRole('list').query()).toBeNull();
});

test('progress has a label and a value, and never overflows its track', async () => {
  const screen = await render(
    <>
      <Progress label="Uploading cv.pdf" value={64.4} />
      <Progress label="Too much" value={140} />
      <SegmentedProgress label="Profile" value={50} parts={[true, false]} />
    </>,
  );
  await expect
    .element(screen.getByRole('progressbar', { name: 'Uploading cv.pdf' }))
    .toHaveAttribute('aria-valuenow', '64');
  const over = await screen.getByRole('progressbar', { name: 'Too much' }).findElement();
  expect(over.firstElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(over.getBoundingClientRect().width);
  await expect.element(screen.getByRole('progressbar', { name: 'Profile' })).toHaveAttribute('aria-valuenow', '50');
});

test('the stages show which are done and which is current', async () => {
  const stages = ['Application', 'Bidding', 'Fulfillment'].map((label) => ({ id: label, label }));
  const screen = await render(<StageProgress label="Stages" now="Bidding" stages={stages} />);
  const items = screen.getByRole('list', { name: 'Stages' }).getByRole('listitem');
  await expect.element(items.nth(0)).toHaveTextContent('Application, done');
  await expect.element(items.nth(0)).not.toHaveAttribute('aria-current');
  await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect.element(items.nth(2)).toHaveTextContent('Fulfillment');
});

test('a tally announces its progress, unless the word beside it does', async () => {
  const screen = await render(
    <>
      <Tally at={3} />
      <Tally at={2} of={3} label="2 extensions left" />
      <StepStatus label="Screening" at={3} />
    </>,
  );
  await expect.element(screen.getByText('Step 3 of 5', { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByText('2 extensions left')).toBeInTheDocument();
  expect(screen.getByText('Step 3 of 5').elements()).toHaveLength(1);
  await expect.element(screen.getByText('Screening')).toBeVisible();
});

test('a rejected candidate is struck through, a hired one is not', async () => {
  const screen = await render(<StepStatus label="Rejected" at={0} outcome="rejected" />);
  expect(document.querySelectorAll('path')).toHaveLength(1);
  await screen.rerender(<StepStatus label="Hired" at={5} outcome="hired" />);
  expect(document.querySelectorAll('path')).toHaveLength(0);
  await expect.element(screen.getByText('Hired')).toBeVisible();
});

test('states are announced as words, without their icons', async () => {
  const screen = await render(
    <>
      <StatusLabel icon="pending">Pending</StatusLabel>
      <PendingAction>Place a new bid</PendingAction>
      <Badge tone="bad">Declined</Badge>
      <ProductMark />
    </>,
  );
  for (const word of ['Pending', 'Place a new bid', 'Declined'])
    await expect.element(screen.getByText(word)).toBeVisible();
  const pictures = [...document.querySelectorAll('svg')];
  expect(pictures.map((picture) => picture.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
});
