import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ProfileLayout } from '#web/profile/parts/profile-layout.tsx';

export const Route = createFileRoute('/_app/profile')({ component: ProfileRoute });

function ProfileRoute() {
  return (
    <ProfileLayout>
      <Outlet />
    </ProfileLayout>
  );
}
