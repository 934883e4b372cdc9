import { expect, test } from 'vitest';
import { typedCommand } from './typed-command.ts';

test('in the sources commands are typed with npm', () => {
  expect(typedCommand('start')).toBe('npm start');
  expect(typedCommand('backup', '/srv/backups/today')).toBe('npm run backup -- /srv/backups/today');
  expect(typedCommand('build')).toBe('npm run build');
});
