import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { changeCentreView, deleteCentreView, listCentreViews, saveCentreView } from '../operations/views.ts';

const path = '/api/v1.0.0/candidatecenter/view';

export const listCentreViewsEndpoint = endpoint<typeof listCentreViews>('candidates.views', 'GET', path);
export const saveCentreViewEndpoint = endpoint<typeof saveCentreView>('candidates.saveView', 'POST', path);
export const changeCentreViewEndpoint = endpoint<typeof changeCentreView>('candidates.changeView', 'PATCH', path);
export const deleteCentreViewEndpoint = endpoint<typeof deleteCentreView>('candidates.deleteView', 'DELETE', path);

export const centreViewEndpoints: readonly Endpoint[] = [
  listCentreViewsEndpoint,
  saveCentreViewEndpoint,
  changeCentreViewEndpoint,
  deleteCentreViewEndpoint,
];
