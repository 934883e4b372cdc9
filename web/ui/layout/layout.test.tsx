import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { Banner } from './banner.tsx';
import { Block } from './block.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { Facts } from './facts.tsx';
import { Footer } from './footer.tsx';
import { HeaderSlot } from './header-slot.ts';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { PageHeader } from './page-header.tsx';
import { PublicLayout } from './public-layout.tsx';
import { Split } from './split.tsx';
import { Timeline } from './timeline.tsx';

test('the footer has five offices, two kinds of terms, the privacy policy and a contact link [L05]', async () => {
  const screen = await render(<Footer />);
  const offices = screen.getByRole('list', { name: 'Offices' }).getByRole('listitem').elements();
  expect(offices.map((office) => office.textContent)).toEqual([
    'Australia',
    'Singapore',
    'Philippines',
    'United States',
    'United Kingdom',
  ]);
  const links = screen.getByRole('contentinfo').getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['General terms', '/terms/general'],
    ['Opportunity terms', '/terms/opportunities'],
    ['Privacy policy', '/privacy'],
    ['Contact us', 'mailto:support@rolecall.example'],
  ]);
});

test('a public page links to the home page and has one main landmark', async () => {
  const screen = await render(
    <PublicLayout>
      <h1>Privacy policy</h1>
    </PublicLayout>,
  );
  await expect.element(screen.getByRole('link', { name: 'Rolecall' })).toHaveAttribute('href', '/');
  await expect.element(screen.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('the header of the shell shows the title of a page, or the breadcrumbs of a record', async () => {
  const slot = document.createElement('div');
  document.body.append(slot);
  const crumbs = [
    <a key="board" href="/board">
      Engagements
    </a>,
  ];
  const screen = await render(
    <HeaderSlot value={slot}>
      <PageHeader title="Engagements" fact="13, 1 needs you" />
    </HeaderSlot>,
  );
  await expect.element(slot).toHaveTextContent('Engagements13, 1 needs you');
  await screen.rerender(
    <HeaderSlot value={slot}>
      <PageHeader crumbs={crumbs} short="000412" title="Theatre nursing" />
    </HeaderSlot>,
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Theatre nursing' })).toBeVisible();
  expect(slot.querySelector('h1')).toBeNull();
  const way = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect.element(way.getByRole('link', { name: 'Engagements' })).toBeVisible();
  await expect.element(way.getByText('000412')).toHaveAttribute('aria-current', 'page');
  slot.remove();
});

test('a banner is announced with its title and action', async () => {
  const screen = await render(
    <Banner tone="bad" title="Account Declined" action={<button type="button">Contact Support</button>}>
      Your agency was not approved.
    </Banner>,
  );
  const banner = screen.getByRole('status');
  await expect.element(banner).toMatchTextContent('Account Declined Your agency was not approved.');
  await expect.element(banner.getByText('Account Declined')).toHaveStyle({ display: 'block' });
  await expect.element(banner.getByRole('button', { name: 'Contact Support' })).toBeVisible();
});

test('unsaved input can be discarded, and a change by others is announced', async () => {
  const discard = vi.fn<() => void>();
  const screen = await render(
    <>
      <UnsavedNotice onDiscard={discard} />
      <EditConflict />
    </>,
  );
  await screen.getByRole('button', { name: 'Discard changes' }).click();
  expect(discard).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('status').nth(1)).toHaveTextContent('This changed while you were editing.');
});

test('a block is a region labelled by its title', async () => {
  const screen = await render(
    <Block title="Why it matches" note="5 of 5">
      <p>All of them.</p>
    </Block>,
  );
  await expect.element(screen.getByRole('region', { name: 'Why it matches' })).toMatchTextContent('All of them.');
});

test('a missing fact is marked as such; zero is a value', async () => {
  const screen = await render(
    <Facts
      facts={[
        ['Fax', ''],
        ['Phone', null],
        ['Openings', 0],
      ]}
    />,
  );
  const values = screen.getByRole('definition').elements();
  expect(values.map((value) => value.textContent)).toEqual(['Not Specified', 'Not Specified', '0']);
});

test('a list fills the page until an item is chosen', async () => {
  const screen = await render(
    <Split detail={null} detailLabel="Selected opportunity">
      <p>The list</p>
    </Split>,
  );
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument();
  await screen.rerender(
    <Split detail={<p key="1">The chosen one</p>} detailLabel="Selected opportunity">
      <p>The list</p>
    </Split>,
  );
  await expect
    .element(screen.getByRole('complementary', { name: 'Selected opportunity' }))
    .toHaveTextContent('The chosen one');
  await expect.element(screen.getByText('The list')).toBeVisible();
});

test('the timeline lists events in order, with their time or only their date', async () => {
  const happenings = [
    { id: '1', mark: '+', text: 'CV added', at: '2026-11-19T03:20:00Z' },
    { id: '2', mark: '?', text: 'A question was answered', more: 'Both speak for her.', at: '2026-11-18T01:05:00Z' },
  ];
  const screen = await render(<Timeline label="Activity" happenings={happenings} />);
  const items = screen.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect.element(items.nth(0)).toMatchTextContent(/CV added.*03:20/);
  await expect.element(items.nth(1)).toMatchTextContent(/A question was answered.*Both speak for her\..*01:05/);
  await screen.rerender(<Timeline label="Activity" happenings={happenings} days />);
  await expect.element(items.nth(0)).not.toMatchTextContent(/03:20/);
  await expect.element(items.nth(0)).toMatchTextContent(/19 Nov 2026/);
});
