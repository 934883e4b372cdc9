import { copy } from '#web/app/copy.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PublicLayout } from '#web/ui/layout/public-layout.tsx';
import s from './not-found-page.module.css';

const WayOn = () => (
  <>
    <p>{copy.notFoundText}</p>
    <LinkButton to="/" kind="primary">
      {copy.backHome}
    </LinkButton>
  </>
);

/** The not-found page for visitors who are not signed in. */
export const NotFoundPage = () => (
  <PublicLayout>
    <h1>{copy.notFound}</h1>
    <WayOn />
  </PublicLayout>
);

/** The not-found page for signed-in users, shown inside the shell. */
export const SignedInNotFoundPage = () => (
  <>
    <PageHeader title={copy.notFound} />
    <div className={s.missing}>
      <WayOn />
    </div>
  </>
);
