/**
 * Installs missing packages, then runs a command with the packages and the Node version that
 * package-lock.json pins. A hook such as `prestart` couldn't install packages for users who set
 * `ignore-scripts=true`, because npm then ignores hooks. This file is JavaScript, because the Node
 * version that starts it may be too old for TypeScript.
 */
import { spawn, spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const isWindows = process.platform === 'win32'
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = readJson('package-lock.json')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  stop(
    `Harbourline needs Node 20.19 or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  )
}
const folder = process.cwd()
// Node won't run TypeScript files under node_modules. The characters `#`, `?`, `%` and `*` have
// special meanings in Vike, Vite and Node's package exports.
const isInPackages = folder.split(/[\\/]/).includes('node_modules')
const obstacle = isInPackages
  ? 'node_modules'
  : ['#', '?', '%', '*'].find((character) => folder.includes(character))
if (obstacle) {
  stop(
    `The site can't be built in ${folder}. Move it to a folder without "${obstacle}" in its path.`,
  )
}
const generatedFolders = ['node_modules', 'dist', '.local', '.test-results']
for (const name of readdirSync('.')) {
  const isGenerated =
    generatedFolders.includes(name) || name.endsWith('.tsbuildinfo')
  if (!isGenerated) continue
  try {
    accessSync(name, constants.W_OK)
  } catch {
    stop(
      `${join(folder, name)} belongs to another user. Delete it, or make it yours with: sudo chown -R "$USER" .`,
    )
  }
}
// If Yarn has left a `.pnp.cjs` file, even in a parent folder, esbuild imports only the packages
// that the file lists (evanw/esbuild#2647).
for (const parent of foldersAbove(folder)) {
  const yarnFile = ['.pnp.cjs', '.pnp.js']
    .map((name) => join(parent, name))
    .find(existsSync)
  if (yarnFile)
    stop(
      `The site can't be built because of ${yarnFile}. Delete it, or move the site.`,
    )
}
const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`
const nodePackage = Object.keys(packages).find(
  (path) =>
    path.endsWith(`/node-${platform}`) ||
    path.endsWith(`/node-bin-${platform}`),
)
const packagedNode =
  nodePackage &&
  join(folder, nodePackage, 'bin', isWindows ? 'node.exe' : 'node')
if (!isInstalled()) install()
// If the `node` package's binary can't run, as on Alpine Linux, use the Node that runs this file.
const isPackagedUsable =
  packagedNode && spawnSync(packagedNode, ['--version']).status === 0
if (!isPackagedUsable && (major < 22 || (major === 22 && minor < 18))) {
  stop(
    `npm has no Node for this system (${platform}). Install Node 22.18 or newer from https://nodejs.org.`,
  )
}
run(
  isPackagedUsable ? packagedNode : process.execPath,
  ...process.argv.slice(2),
)

/** Whether node_modules has the right version of every package for this platform. */
function isInstalled() {
  // Some ways of copying a folder lose symbolic links or files' execute permissions.
  if (!existsSync('node_modules/.bin')) return false
  const hasPermissions = packagedNode && !isWindows && existsSync(packagedNode)
  const executable = 0o111
  if (hasPermissions && (statSync(packagedNode).mode & executable) === 0)
    return false
  // Omit the network interfaces from Node's report, because listing them can take seconds.
  process.report.excludeNetwork = true
  const { glibcVersionRuntime } = process.report.getReport().header
  const libc = glibcVersionRuntime ? 'glibc' : 'musl'
  return Object.entries(packages).every(([path, locked]) => {
    // The first entry is this project.
    if (path === '') return true
    if (!isNeeded(locked, libc)) return true
    const manifest = join(path, 'package.json')
    return existsSync(manifest) && readJson(manifest).version === locked.version
  })
}

/** Whether npm installs a package on this machine. @param locked its entry in the lockfile. */
function isNeeded(locked, libc) {
  // Most of these belong to the WebAssembly versions of packages, which npm leaves out here.
  const isForEverySystem = !locked.os && !locked.cpu
  if (locked.optional && isForEverySystem) return false
  return (
    includes(locked.os, process.platform) &&
    includes(locked.cpu, process.arch) &&
    includes(locked.libc, libc)
  )
}

/** A package without `systems` runs everywhere. Some packages give one name, and others a list. */
function includes(systems, system) {
  return systems === undefined || [systems].flat().includes(system)
}

/** Returns a folder and all its parents. */
function foldersAbove(folder) {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)]
}

function install() {
  // Print to standard error, because standard output is for the list from `npm run inquiries`.
  console.error(
    'Installing the packages in the lockfile (about half a minute)…',
  )
  // These options override the user's npm settings and any npm workspace in a parent folder.
  const include = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--bin-links',
  ]
  const here = [
    `--os=${process.platform}`,
    `--cpu=${process.arch}`,
    '--no-workspaces',
    '--no-global',
    '--location=project',
  ]
  const layout = [
    '--install-strategy=hoisted',
    '--package-lock',
    '--no-package-lock-only',
    '--no-dry-run',
  ]
  const versions = ['--no-engine-strict', '--no-before', '--min-release-age=0']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync(
    'npm',
    ['ci', ...include, ...here, ...layout, ...versions, ...quiet],
    // On Windows, `npm` is a .cmd file, which only a shell can run.
    { stdio: ['inherit', process.stderr.fd, 'inherit'], shell: isWindows },
  )
  if (error)
    stop(
      'npm was not found. Install Node from https://nodejs.org, which includes npm.',
    )
  if (status !== 0) {
    stop(
      'The packages could not be installed; npm gives the reason above. Behind a proxy, set HTTPS_PROXY to its address.',
    )
  }
}

function run(node, command, ...options) {
  // Don't pass on the user's NODE_ENV, because each command sets its own, such as `test` for tests.
  const { NODE_ENV, NO_PROXY, no_proxy, ...inherited } = process.env
  const bin = [
    dirname(node),
    join(folder, 'node_modules/.bin'),
    process.env.PATH,
  ]
  const env = {
    ...inherited,
    PATH: bin.join(delimiter),
    // If NODE_USE_ENV_PROXY=1, Node uses the proxy even for the local server, unless NO_PROXY lists
    // the server. Node ignores NO_PROXY if `no_proxy` is set, so merge the two lists.
    NO_PROXY: [NO_PROXY, no_proxy, 'localhost', '127.0.0.1']
      .filter(Boolean)
      .join(),
  }
  const isNode = command === 'node'
  const child = spawn(isNode ? node : command, options, {
    stdio: 'inherit',
    env,
    shell: isWindows && !isNode,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
