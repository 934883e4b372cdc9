import { Link } from '@tanstack/react-router';
import { useSession } from '#web/platform/session.ts';
import s from './client-name.module.css';

/** A client's name, linked to the client's page for users who may see My Clients. */
export const ClientName = ({ clientId, clientName }: { clientId: string; clientName: string }) => {
  const { permissions } = useSession();
  if (!permissions.includes('My Clients=View All Client Details')) return clientName;
  return (
    <Link to="/clients/$clientId" params={{ clientId }} className={s.name}>
      {clientName}
    </Link>
  );
};
