import { startGateway } from './gateway.ts';

/** Starts the product once for the whole run; the tests learn of it by the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const gateway = await startGateway();
  process.env['E2E_PORT'] = String(gateway.port);
  process.env['E2E_BRANDS_DIR'] = gateway.brandsDirectory;
  process.env['E2E_DATABASE_URL'] = gateway.databaseUrl;
  process.env['E2E_SECRET_FILE'] = gateway.secretFile;
  process.env['E2E_PHONE_AUTH_KEY'] = gateway.phoneAuthKey;
  return () => gateway.stop();
}
