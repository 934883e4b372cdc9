import { fileURLToPath } from 'node:url';
import { Generator, getConfig } from '@tanstack/router-generator';

const web = (path: string): string => fileURLToPath(new URL(`../web/${path}`, import.meta.url));

/** The location of the route files and of the generated tree, shared by Vite and the type check. */
export const routesConfig = {
  target: 'react' as const,
  routesDirectory: web('routes'),
  generatedRouteTree: web('routes.gen.ts'),
  routeFileIgnorePattern: String.raw`\.test\.`,
  quoteStyle: 'single' as const,
  semicolons: true,
  addExtensions: true,
  disableLogging: true,
  tmpDir: fileURLToPath(new URL('../.cache/routes', import.meta.url)),
};

/** Generates web/routes.gen.ts from the files in web/routes. */
export async function generateRoutes(): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  await new Generator({ config: getConfig(routesConfig, root), root }).run();
}

if (import.meta.main) await generateRoutes();
