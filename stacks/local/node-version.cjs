// Loaded before anything else, and in the oldest words: an older Node cannot even read the file that follows.
const major = Number(process.versions.node.split(".")[0]);
if (major < 24) {
  process.stderr.write(
    `Wallflower needs Node 24 and this is ${process.version}: run it with "npm start" after "npm ci", which brings Node 24 along.\n`,
  );
  process.exit(1);
}
