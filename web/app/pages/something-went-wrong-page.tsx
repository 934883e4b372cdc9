import { PublicLayout } from '#web/ui/layout/public-layout.tsx';
import { words } from '#web/app/words.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';

export const SomethingWentWrongPage = () => (
  <PublicLayout>
    <h1>{words.wrong}</h1>
    <p>{words.wrongText}</p>
    <LinkButton to="/" kind="primary" reloadDocument>
      {words.goHome}
    </LinkButton>
  </PublicLayout>
);
