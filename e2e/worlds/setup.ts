import { startProduct } from './product.ts';

/** Runs once before all journeys: starts the product for this run, and its URL becomes the tests' base URL. */
const setup = async (): Promise<() => Promise<void>> => {
  const product = await startProduct();
  process.env['E2E_URL'] = product.url;
  return async () => {
    await product.stop();
  };
};

// Playwright requires a default export here.
export default setup;
