import { Link } from '@tanstack/react-router';
import { useSession } from '#web/platform/session.ts';
import s from './client-name.module.css';

/** A client's name wherever one stands: for who may see My Clients it leads to what came of the client. */
export const ClientName = ({ clientId, clientName }: { clientId: string; clientName: string }) => {
  const { permissions } = useSession();
  if (!permissions.includes('My Clients=View All Client Details')) return clientName;
  return (
    <Link to="/clients/$clientId" params={{ clientId }} className={s.name}>
      {clientName}
    </Link>
  );
};
