import { PublicLayout } from '#web/ui/layout/public-layout.tsx';
import { copy } from '#web/app/copy.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';

export const SomethingWentWrongPage = () => (
  <PublicLayout>
    <h1>{copy.wrong}</h1>
    <p>{copy.wrongText}</p>
    <LinkButton to="/" kind="primary" reloadDocument>
      {copy.goHome}
    </LinkButton>
  </PublicLayout>
);
