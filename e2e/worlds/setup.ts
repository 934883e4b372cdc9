import { startProduct } from './product.ts';

/** Runs once before all journeys: one product for the run, whose address the tests know as their base URL. */
const setup = async (): Promise<() => Promise<void>> => {
  const product = await startProduct();
  process.env['E2E_URL'] = product.url;
  return async () => {
    await product.stop();
  };
};

// Playwright asks for a default export here.
export default setup;
